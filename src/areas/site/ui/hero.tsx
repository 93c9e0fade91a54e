import type { ReactNode } from 'react'
import { HeroScene } from '#ui/art/hero-scene.tsx'
import { Pattern } from '#ui/art/khatam.tsx'
import { HeroCards, type HeroCardsProps } from './hero-cards.tsx'
import { QuickTool, type Zone } from './quick-tool.tsx'

type Words = { lead: string; points: string[] }

type HeroProps = {
  words: Words
  serviceArea: string | null
  today: string
  zones: Zone[]
  cards: HeroCardsProps
}

/** The door: who we are, and a tool that works at once. */
export function Hero({ words, serviceArea, today, zones, cards }: HeroProps) {
  return (
    <section className="hero">
      <Pattern size={72} />
      <div className="container hero-in">
        <div>
          {serviceArea && <span className="eyebrow">{serviceArea}</span>}
          <HeroWords {...words}>
            <QuickTool today={today} zones={zones} />
          </HeroWords>
        </div>
        <div className="hero-art">
          <HeroScene />
          <HeroCards {...cards} />
        </div>
      </div>
    </section>
  )
}

/** Around the tool; beneath another title of the page its heading is a smaller one. */
export function HeroWords({ lead, points, below = false, children }: Words & { below?: boolean; children?: ReactNode }) {
  const Heading = below ? 'h2' : 'h1'
  return (
    <>
      <Heading className="hero-title">
        خمس خدمات،
        <br />
        <em>وباب واحد</em>
      </Heading>
      <p className="lead">{lead}</p>
      {children}
      <ul className="ticked assure">
        {points.map((proof) => (
          <li key={proof}>{proof}</li>
        ))}
      </ul>
    </>
  )
}
