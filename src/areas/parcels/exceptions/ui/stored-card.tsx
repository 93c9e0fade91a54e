import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import type { StoredAges } from '../stored.ts'

/** From which of the ages on the bar warns, and is too long. */
const marks = ['', '', 'w', 'd', 'd'] as const

/** How long what lies in the branches has lain there. */
export const StoredCard = ({ stored: { count, ages, aged, storage } }: { stored: StoredAges }) => (
  <Card title={`أعمار المخزَّن: ${howMany(count, 'parcel')}`}>
    <div className="stack">
      <ul className="age-list">
        {ages.map((age, at) => (
          <li key={age.label}>
            <span>{age.label}</span>
            <div className="bar" aria-hidden>
              <i className={marks[at]} style={{ inlineSize: `${count > 0 ? Math.round((age.count * 100) / count) : 0}%` }} />
            </div>
            <b>
              <Num>{age.count}</Num>
            </b>
          </li>
        ))}
      </ul>
      {aged > 0 && <Alert kind="warning">يعود غدًا إلى المرسل وحده: {howMany(aged, 'parcel')}</Alert>}
      {storage > 0n && (
        <p className="sm muted">
          رسم التخزين المستحق عند التسليم: <Money amount={storage} />
        </p>
      )}
    </div>
  </Card>
)
