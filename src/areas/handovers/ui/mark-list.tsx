import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { type PlanName, panelNamed } from '#ui/plan/body-plans.ts'
import { DateText, Num } from '#ui/values.tsx'
import { type Mark, markInWords, marksWithoutPicture, photographFirst, shotsOfMark } from '../mark.ts'
import { type SheetWords, stepPath } from '../sheet-kind.ts'
import type { ShownSheet } from '../shown.ts'
import { Shots } from './shots.tsx'

type Props = { words: SheetWords; sheet: ShownSheet; plan: PlanName; mayEdit?: boolean }

/** The marks by their numbers on the drawing. */
export function MarkList({ words, sheet: one, plan, mayEdit = false }: Props) {
  const bare = new Set(mayEdit ? marksWithoutPicture(one.marks, one.shots).map(({ id }) => id) : [])
  return (
    <Card title="العلامات" flush>
      <ul className="list">
        {one.marks.map((mark, at) => (
          <li key={mark.id} className="wrap">
            <MarkNumber n={at + 1} isNew={mark.knownFrom === null} />
            <span className="grow">
              <span className="t">
                <PanelName
                  mark={mark}
                  plan={plan}
                  to={mayEdit && mark.knownFrom === null ? markPath(words, one.id, mark.id) : null}
                />
              </span>
              <span className="xs muted db">
                {markInWords(mark)}
                {mark.knownOn && (
                  <>
                    {' · من محضر '}
                    <DateText at={mark.knownOn} />
                  </>
                )}
              </span>
              {bare.has(mark.id) && <span className="xs mark-bare db">{photographFirst}</span>}
            </span>
            <Badge tone={mark.knownFrom === null ? 'danger' : 'muted'}>{mark.knownFrom === null ? 'جديدة' : 'سابقة'}</Badge>
            <Shots shots={shotsOfMark(one.shots, mark.id)} called={`العلامة ${at + 1}`} />
          </li>
        ))}
        {one.marks.length === 0 && <li className="muted">لا علامات.</li>}
      </ul>
    </Card>
  )
}

const markPath = (words: SheetWords, id: string, markId: string) => `${stepPath(words, id, 'body')}&mark=${markId}`

function PanelName({ mark, plan, to }: { mark: Mark; plan: PlanName; to: string | null }) {
  const name = panelNamed(plan, mark.panel)?.label ?? mark.panel
  return to ? (
    <Link className="link" to={to} preventScrollReset>
      {name}
    </Link>
  ) : (
    name
  )
}

export const MarkNumber = ({ n, isNew }: { n: number; isNew: boolean }) => (
  <span className={isNew ? 'mark-n is-new' : 'mark-n'}>
    <Num>{n}</Num>
  </span>
)
