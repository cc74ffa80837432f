import { AppSection } from './AppSection';
import { DiscoverySection } from './DiscoverySection';
import { FeaturesSection } from './FeaturesSection';
import { HeroSection } from './HeroSection';
import { HowSection } from './HowSection';
import { PartnersSection } from './PartnersSection';
import { WelcomeSection } from './WelcomeSection';

/** The home page, in the order in which it reads. Its pictures carry the code of the SiteLayout around it. */
export function HomeScreen() {
  return (
    <>
      <HeroSection />
      <WelcomeSection />
      <DiscoverySection />
      <FeaturesSection />
      <AppSection />
      <HowSection />
      <PartnersSection />
    </>
  );
}
