import { Link } from 'react-router'
import { comeIn } from '#areas/identity/public.ts'
import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { Empty } from '#ui/states.tsx'
import { Toolbar } from '#ui/toolbar.tsx'
import { HitIcon } from '../layouts/hit-icon.tsx'
import { searchEverything } from '../search-everything.ts'
import type { Route } from './+types/back-office-search'

export const meta = () => [{ title: 'بحث · التحالف' }]

export const handle = { crumb: () => 'بحث' }

/** Each of its findings is asked for with the permission of its own. */
export const loader = page(comeIn, async (ctx, { query }) => {
  const words = query.get('q') ?? ''
  return { words, groups: await searchEverything(ctx, words) }
})

/** The same as the palette, as a page of its own. */
export default function SearchPage({ loaderData: { words, groups } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>بحث</h1>
      </div>
      <Toolbar label="ابحث عن عميل، عقد، وحدة، لوحة، طرد…" query={words} />
      {groups.length === 0 && <Empty title={`لا نتيجة لـ «${words}»`}>جرّب رقم الهاتف أو رقم العقد.</Empty>}
      {groups.map(({ key, title, hits }) => (
        <Card key={title} flush title={title}>
          <ul className="list">
            {hits.map(({ label, detail, path }) => (
              <li key={path + label}>
                <HitIcon of={key} />
                <span className="grow">
                  <Link to={path} className="t">
                    {label}
                  </Link>
                  {detail && (
                    <span className="xs muted db">
                      <Sentence>{detail}</Sentence>
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  )
}
