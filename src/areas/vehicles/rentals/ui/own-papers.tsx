import { Card } from '#ui/card.tsx'
import { PaperLink } from '#ui/paper-link.tsx'
import { ownCarPath } from '../../booking/paths.ts'
import type { OwnPaper } from '../own-papers.ts'

/** Each opens as it was printed, in Arabic and English. */
export function OwnPapers({ id, papers }: { id: string; papers: readonly OwnPaper[] }) {
  if (papers.length === 0) return null
  return (
    <Card title="أوراق التأجير" flush>
      <ul className="list">
        {papers.map(({ label, to }) => (
          <li key={to}>
            <span className="grow">{label}</span>
            <PaperLink to={`${ownCarPath(id)}/${to}`} small>
              افتح
            </PaperLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
