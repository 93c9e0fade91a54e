import { pages } from '#areas/site/pages.ts'
import { Hero } from '#areas/site/ui/hero.tsx'
import { forEveryone, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { home } from '../queries.ts'
import { pageMeta } from '../seo.ts'
import { ClosingBand } from '../ui/closing-band.tsx'
import { HowWeWork } from '../ui/how-we-work.tsx'
import { Questions } from '../ui/questions.tsx'
import { ServiceBento } from '../ui/service-bento.tsx'
import { WhyUs } from '../ui/why-us.tsx'
import type { Route } from './+types/home'

export const loader = page(anyone, home)

export const headers = forEveryone

export const meta: Route.MetaFunction = ({ loaderData, ...asked }) => pageMeta(asked, pages.home, () => [loaderData.company])

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { words, eachHasItsEmployee, serviceArea, today, zones, cards, questions, office } = loaderData
  return (
    <>
      <Hero words={words} serviceArea={serviceArea} today={today} zones={zones} cards={cards} />
      <section className="section">
        <div className="container">
          <header className="sec-h">
            <h2>ماذا ننجز لك؟</h2>
            {eachHasItsEmployee && <p>لكل خدمة عرض مكتوب قبل أن تبدأ، وموظف مسؤول باسمه، وحالة تراها في حسابك.</p>}
          </header>
          <ServiceBento />
        </div>
      </section>
      <HowWeWork />
      <WhyUs />
      <Questions questions={questions} office={office} />
      <ClosingBand />
    </>
  )
}
