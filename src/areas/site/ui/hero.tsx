import { HeroScene } from '#ui/art/hero-scene.tsx'
import { Pattern } from '#ui/art/khatam.tsx'
import { HeroCards, type HeroCardsProps } from './hero-cards.tsx'
import { QuickTool, type Zone } from './quick-tool.tsx'

const proofs = ['سند قبض مرقّم لكل دفعة', 'عقود توقّعها من هاتفك', 'فريق تكلّمه في صلالة']

type HeroProps = { serviceArea: string | null; today: string; zones: Zone[]; cards: HeroCardsProps }

/** The door: who we are, and a tool that works at once. */
export function Hero({ serviceArea, today, zones, cards }: HeroProps) {
  return (
    <section className="hero">
      <Pattern size={72} />
      <div className="container hero-in">
        <div>
          {serviceArea && <span className="eyebrow">{serviceArea}</span>}
          <h1>
            خمس خدمات،
            <br />
            <em>وباب واحد</em>
          </h1>
          <p className="lead">
            نحصّل إيجارك، ونبني بيتك، ونؤجّر لك المعدّة والسيارة، ونوصل طردك. حساب واحد، وسعر مكتوب، وسند قبض لكل دفعة.
          </p>
          <QuickTool today={today} zones={zones} />
          <ul className="ticked assure">
            {proofs.map((proof) => (
              <li key={proof}>{proof}</li>
            ))}
          </ul>
        </div>
        <div className="hero-art">
          <HeroScene />
          <HeroCards {...cards} />
        </div>
      </div>
    </section>
  )
}
