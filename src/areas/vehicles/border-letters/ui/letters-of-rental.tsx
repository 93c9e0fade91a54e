import { Link } from 'react-router'
import { borderLetterPath, newBorderLetterPath } from '#areas/vehicles/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Code, DateRange } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import type { RentalLetters } from '../queries.ts'

/** Where they may go with it, and the way to the next letter. */
export const LettersOfRental = ({ shown: { contractId, letters, mayIssue } }: { shown: RentalLetters }) => (
  <Card
    title="خطابات عدم الممانعة"
    flush
    actions={
      mayIssue && (
        <Link
          className={buttonLook({ variant: 'outline', size: 'small' })}
          to={addressWith(newBorderLetterPath, { rental: contractId })}
        >
          أصدر خطابًا
        </Link>
      )
    }
  >
    {letters.length > 0 && (
      <ul className="list">
        {letters.map((one) => (
          <li key={one.id}>
            <span className="grow">
              <Link to={borderLetterPath(one.id)} className="t">
                <Code>{one.number}</Code>
              </Link>
              <span className="sm db">
                {one.country} · <DateRange from={one.fromOn} until={one.untilOn} />
              </span>
            </span>
            {one.voidedAt ? <Badge tone="muted">ملغى</Badge> : <Badge tone="success">سارٍ</Badge>}
          </li>
        ))}
      </ul>
    )}
  </Card>
)
