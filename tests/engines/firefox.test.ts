import { ensureFirefox } from '../../scripts/tools';
import { describeEngine } from './setup/describeEngine';
import { startFirefox } from './setup/firefox';

describeEngine('Firefox', ensureFirefox(), startFirefox);
