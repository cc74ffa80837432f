import type { Store } from '~/components/site/stores';

import { AppSection } from './AppSection';
import { DiscoverySection } from './DiscoverySection';
import { FeaturesSection } from './FeaturesSection';
import { HeroSection } from './HeroSection';
import { HowSection } from './HowSection';
import { PartnersSection } from './PartnersSection';
import { WelcomeSection } from './WelcomeSection';

export type HomeScreenProps = {
  /** Where the app can be had; none while it is nowhere. */
  stores: readonly Store[];
};

/** The home page, in the order in which it reads. Its pictures carry the code of the SiteLayout around it. */
export function HomeScreen({ stores }: HomeScreenProps) {
  return (
    <>
      <HeroSection />
      <WelcomeSection />
      <DiscoverySection />
      <FeaturesSection />
      <AppSection stores={stores} />
      <HowSection />
      <PartnersSection />
    </>
  );
}
