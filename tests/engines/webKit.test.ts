import { ensureWebKit } from '../../scripts/tools';
import { describeEngine } from './setup/describeEngine';
import { startWebKit } from './setup/webKit';

describeEngine('WebKit', ensureWebKit(), startWebKit);
