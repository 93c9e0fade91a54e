import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { DateText } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import type { AgreementPages } from '../agreement-pages.ts'
import type { AgreementRow, ShownAgreement } from '../agreement-queries.ts'
import { AgreementBadge, Off } from './agreement-badge.tsx'

/** As it was agreed; nothing of it is ever written over. */
export const AgreementAbout = ({ one, pages }: { one: ShownAgreement; pages: AgreementPages }) => (
  <Card title="ما اتُّفق عليه">
    <dl className="told in-columns">
      <Told question="الشركة">
        <Link className="link" to={`/admin/users/${one.partyId}`}>
          <bdi>{one.company}</bdi>
        </Link>
      </Told>
      <Told question="الخصم">
        <Off percentOff={one.percentOff} /> {pages.words.off}
      </Told>
      <Told question="من">
        <DateText at={one.fromDay} />
      </Told>
      <Told question="إلى">{one.untilDay ? <DateText at={one.untilDay} /> : 'حتى تُنهى'}</Told>
      <Told question="السداد">
        {one.termDays === 0 ? 'عند الفاتورة' : `خلال ${howMany(one.termDays, 'day', 'gen')} من الفاتورة`}
      </Told>
      {pages.billings && <Told question="الفواتير">{pages.billings[one.monthly ? 'monthly' : 'each']}</Told>}
      <Told question={pages.words.branch}>{one.branch}</Told>
      <Told question="من اتُّفق معه">
        <bdi>{one.agreedWith}</bdi>
      </Told>
      <Told question="حفظها">
        <bdi>{one.madeBy}</bdi>، <DateText at={one.agreedAt} time />
      </Told>
      {one.note && (
        <Told question="ملاحظة">
          <bdi>{one.note}</bdi>
        </Told>
      )}
      {one.endedAt && one.lastDay && (
        <Told question="أُنهيت">
          آخر يوم <DateText at={one.lastDay} />، <bdi>{one.endedByName}</bdi>: <bdi>{one.endReason}</bdi>
        </Told>
      )}
    </dl>
  </Card>
)

export const OtherAgreements = ({ others, pages }: { others: AgreementRow[]; pages: AgreementPages }) => (
  <Card title="اتفاقيات أخرى معها" flush>
    <ul className="list">
      {others.map((one) => (
        <li key={one.id}>
          <span className="grow">
            <Link className="t" to={pages.paths.one(one.id)}>
              <Off percentOff={one.percentOff} />
            </Link>
            <span className="xs muted">
              من <DateText at={one.fromDay} />
              {one.lastDay && (
                <>
                  {' '}
                  إلى <DateText at={one.lastDay} />
                </>
              )}
            </span>
          </span>
          <AgreementBadge state={one.state} />
        </li>
      ))}
    </ul>
  </Card>
)
