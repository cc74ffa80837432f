import type { Store } from '~/components/site/stores';

import { AppSection } from './AppSection';
import { DiscoverySection } from './DiscoverySection';
import { FeaturesSection } from './FeaturesSection';
import { HeroSection } from './HeroSection';
import { HowItWorksSection } from './HowItWorksSection';
import { PartnersSection } from './PartnersSection';
import { WelcomeSection } from './WelcomeSection';

export type HomeScreenProps = {
  /** Stores that offer the app. There are none before the app is published. */
  stores: readonly Store[];
};

/** The home page. SiteLayout provides the QR code of its illustrations. */
export function HomeScreen({ stores }: HomeScreenProps) {
  return (
    <>
      <HeroSection />
      <WelcomeSection />
      <DiscoverySection />
      <FeaturesSection />
      <AppSection stores={stores} />
      <HowItWorksSection />
      <PartnersSection />
    </>
  );
}
