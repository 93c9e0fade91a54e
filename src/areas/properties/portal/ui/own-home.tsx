import { Building2, DoorOpen, Wrench } from 'lucide-react'
import { Link } from 'react-router'
import { pathOfOwnRequests } from '#areas/maintenance/public-ui.tsx'
import { ownLeasePath } from '#areas/properties/own-lease/own-lease.ts'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import type { OwnHome } from '../own-home.ts'
import { ownPropertiesPath } from '../own-paths.ts'

/** What somebody rents, and what they own, each in a few lines that lead on; nothing for whoever does neither. */
export const OwnHomeCards = ({ leases, owned }: OwnHome) => (
  <>
    {leases.length > 0 && <Rented leases={leases} />}
    {owned && <Owned owned={owned} />}
  </>
)

const Rented = ({ leases }: Pick<OwnHome, 'leases'>) => (
  <Card title="إيجارك" flush>
    <ul className="list">
      {leases.map(({ id, unit, endsOn, leavesOn, noticeBy, may }) => (
        <li key={id}>
          <DoorOpen className="i muted" aria-hidden />
          <span className="grow">
            <Link className="t" to={ownLeasePath}>
              <bdi>{unit}</bdi>
            </Link>
            <span className="xs muted db">
              {leavesOn ? 'آخر يوم ' : 'ينتهي '}
              <DateText at={leavesOn ?? endsOn} />
              {may.leave && (
                <>
                  {' · آخر موعد للإبلاغ بالإخلاء '}
                  <DateText at={noticeBy} />
                </>
              )}
            </span>
          </span>
        </li>
      ))}
      <li>
        <Wrench className="i muted" aria-hidden />
        <Link className="t grow" to={`${pathOfOwnRequests}/new`}>
          أبلغ عن عطل
        </Link>
      </li>
    </ul>
  </Card>
)

function Owned({ owned: { units, leased, late, withUs, paid } }: { owned: NonNullable<OwnHome['owned']> }) {
  return (
    <Card
      title="عقاراتك"
      actions={
        <Link className="link sm row" to={ownPropertiesPath}>
          <Building2 className="i i-sm" aria-hidden />
          الوحدات والكشوف
        </Link>
      }
    >
      <dl className="told in-columns">
        <Told question="المؤجر الآن">
          <Num>{leased}</Num> من <Num>{units}</Num>
        </Told>
        <Told question="متأخرات المستأجرين">{late > 0n ? <Money amount={late} /> : 'لا متأخرات'}</Told>
        {withUs > 0n && (
          <Told question="صافيك لدينا">
            <Money amount={withUs} />
          </Told>
        )}
        {paid && (
          <Told question="آخر تحويل إليك">
            <Money amount={paid.amount} /> في <DateText at={paid.paidOn} />
            {paid.iban && (
              <>
                {'، إلى الحساب المنتهي بـ '}
                <Code>{paid.iban.slice(-4)}</Code>
              </>
            )}
          </Told>
        )}
      </dl>
    </Card>
  )
}
