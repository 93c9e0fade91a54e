import { Shots } from '#areas/handovers/public-ui.tsx'
import { Card } from '#ui/card.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { ClaimWords } from '../claim-kind.ts'
import type { OwnClaim } from '../own-claims.ts'
import { ClaimBadge } from './claim-badge.tsx'

type Props = { title: string; words: ClaimWords; claims: readonly OwnClaim[] }

/** What happened to what they hired, with its pictures and what they owe of it. */
export const OwnClaims = ({ title, words, claims }: Props) => (
  <Card title={title} flush>
    <ul className="list">
      {claims.map((one) => (
        <li key={one.id}>
          <div className="grow stack">
            <span>
              <span className="t">
                {words.kinds[one.kind]} <Code>{one.number}</Code>
              </span>
              <span className="sm db">
                <DateText at={one.at} weekday time />
                {one.place && ` · ${one.place}`}
              </span>
              <span className="sm db">{one.what}</span>
              {one.total > 0n && (
                <span className="sm db">
                  عليك <Money amount={one.total} />
                  {one.owed < one.total && (
                    <>
                      ، سُدّد منها <Money amount={one.total - one.owed} />
                    </>
                  )}
                </span>
              )}
            </span>
            <Shots shots={one.photos.map((fileId) => ({ fileId, name: null, markId: null }))} called="صورة الضرر" />
          </div>
          <ClaimBadge state={one.state} />
        </li>
      ))}
    </ul>
  </Card>
)
