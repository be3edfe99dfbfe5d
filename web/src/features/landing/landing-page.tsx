import './landing.css'
import { FeaturedRow } from './featured-row.tsx'
import { useFeatured } from './featured.ts'
import { Hero } from './hero.tsx'
import { Honesty } from './honesty.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LamplightRing } from './lamplight-ring.tsx'
import { Prices } from './prices.tsx'
import { Questions } from './questions.tsx'
import { SiteFooter } from './site-footer.tsx'
import { Together } from './together.tsx'

export function LandingPage() {
  const angels = useFeatured()
  return (
    <div className="@container">
      <Hero angels={angels.slice(0, 3)} />
      <FeaturedRow angels={angels.slice(3, 8)} />
      <HowItWorks angels={angels.slice(5, 10)} />
      <Honesty />
      <LamplightRing angels={angels} />
      <Together angels={angels.slice(8, 10)} />
      <Prices />
      <Questions />
      <SiteFooter />
    </div>
  )
}
