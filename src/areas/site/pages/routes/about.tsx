import { pages } from '#areas/site/pages.ts'
import { PageHead } from '#areas/site/ui/page-head.tsx'
import { forEveryone, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { about } from '../queries.ts'
import { pageMeta } from '../seo.ts'
import { ClosingBand } from '../ui/closing-band.tsx'
import { Registers } from '../ui/registers.tsx'
import type { Route } from './+types/about'

export const loader = page(anyone, about)

export const headers = forEveryone

export const meta: Route.MetaFunction = ({ loaderData, ...asked }) => pageMeta(asked, pages.about, () => [loaderData.company])

const values = ['الأمانة', 'الوضوح', 'الالتزام بالموعد', 'احترام الخصوصية', 'السلامة في مواقع العمل']

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { text, mission, vision, registers } = loaderData
  return (
    <>
      <PageHead page={pages.about} title={'من صلالة،\nلأهلها وضيوفها'} lead={text} />
      <section className="section">
        <div className="container about">
          {mission && <Statement title="رسالتنا" text={mission} />}
          {vision && <Statement title="رؤيتنا" text={vision} />}
          <div className="about-values">
            <h2>قيمنا</h2>
            <ul>
              {values.map((value) => (
                <li key={value}>{value}</li>
              ))}
            </ul>
          </div>
          <Registers {...registers} />
        </div>
      </section>
      <ClosingBand />
    </>
  )
}

const Statement = ({ title, text }: { title: string; text: string }) => (
  <div className="card about-card">
    <h2>{title}</h2>
    <p>{text}</p>
  </div>
)
