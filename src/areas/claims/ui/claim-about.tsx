import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Shots } from '#areas/handovers/public-ui.tsx'
import { Card } from '#ui/card.tsx'
import { Code, DateText } from '#ui/values.tsx'
import type { ShownClaim } from '../claim-detail.ts'
import type { ClaimWords } from '../claim-kind.ts'

type Props = {
  claim: ShownClaim
  words: ClaimWords
  /** The link to what is damaged, as its area draws it. */
  subject: ReactNode
  /** What its area tells of it besides. */
  more?: ReactNode
}

/** What happened to which thing, with whom it was, and its pictures. */
export function ClaimAbout({ claim: one, words, subject, more }: Props) {
  return (
    <>
      <Card title={words.kinds[one.kind]}>
        <dl className="kv">
          <ClaimTold label={words.subject}>{subject}</ClaimTold>
          <ClaimTold label="المستأجر">
            {one.renter && (
              <>
                <bdi>{one.renter}</bdi> ·{' '}
              </>
            )}
            {one.contractPath ? (
              <Link className="link" to={one.contractPath}>
                <Code>{one.contract}</Code>
              </Link>
            ) : (
              <Code>{one.contract}</Code>
            )}
          </ClaimTold>
          <ClaimTold label={words.times[one.kind]}>
            <DateText at={one.at} weekday time />
          </ClaimTold>
          {one.place && <ClaimTold label="المكان">{one.place}</ClaimTold>}
          <ClaimTold label="ما حدث">{one.what}</ClaimTold>
          {more}
          <ClaimTold label="سجّله">
            <bdi>{one.reporter}</bdi>، <DateText at={one.reportedAt} time />
          </ClaimTold>
        </dl>
      </Card>
      {one.marks && <Marks marks={one.marks} />}
      {one.photos.length > 0 && (
        <Card title="الصور">
          <Shots shots={one.photos.map((fileId) => ({ fileId, name: null, markId: null }))} called={words.picture} />
        </Card>
      )}
    </>
  )
}

const Marks = ({ marks: { path, number, outNumber, marks } }: { marks: NonNullable<ShownClaim['marks']> }) => (
  <Card
    title="علامات جديدة عند الإعادة"
    actions={
      <Link className="link sm" to={path}>
        المحضر <Code>{number}</Code>
      </Link>
    }
  >
    <div className="stack">
      <p className="sm">
        ليست في محضر التسليم <Code>{outNumber}</Code>
      </p>
      {marks.map((mark) => (
        <div key={mark.id} className="stack">
          <p className="t">{mark.said}</p>
          <Shots shots={mark.photos.map((fileId) => ({ fileId, name: null, markId: mark.id }))} called="صورة العلامة" />
        </div>
      ))}
    </div>
  </Card>
)

export const ClaimTold = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
