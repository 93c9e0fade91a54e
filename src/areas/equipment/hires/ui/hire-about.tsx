import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { PaperLink } from '#ui/paper-link.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateRange, DateText, Money, Num, Phone } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { percentInWords } from '#values/shares.ts'
import { cycleSheetsPath } from '../../paths.ts'
import { weekDays } from '../../rules/rules.ts'
import { hireWords } from '../hire.ts'
import type { ShownHire } from '../queries.ts'

/** Who hired, where it is and who speaks there. */
export const HireSite = ({ one }: { one: ShownHire }) => (
  <Card title="العميل والموقع">
    <dl className="told in-columns">
      <Told question="العميل">
        <Link className="link" to={`/admin/users/${one.partyId}`}>
          <bdi>{one.name}</bdi>
        </Link>
      </Told>
      {one.poNumber && (
        <Told question={hireWords.poNumber}>
          <Code>{one.poNumber}</Code>
        </Told>
      )}
      <Told question={hireWords.site}>
        <bdi>{one.site}</bdi>، {one.wilayat}
      </Told>
      <Told question={hireWords.km}>
        <Num>{one.km}</Num> كم
      </Told>
      <Told question={hireWords.repName}>
        <bdi>{one.repName}</bdi>
      </Told>
      <Told question={hireWords.repPhone}>
        <Phone number={one.repPhone} />
      </Told>
      {one.secondName && (
        <Told question={hireWords.secondName}>
          <bdi>{one.secondName}</bdi> {one.secondPhone && <Phone number={one.secondPhone} />}
        </Told>
      )}
    </dl>
  </Card>
)

/** What was agreed besides the prices. */
export const HireTerms = ({ one }: { one: ShownHire }) => (
  <Card title="شروط هذا العقد">
    <dl className="told in-columns">
      {one.lines.length > 0 && (
        <Told question="الأسعار">
          القائمة <Num>{one.pricedBy.lists.join('، ')}</Num>
          {one.pricedBy.agreed.map((off) => (
            <Fragment key={off}>
              {' · '}اتفاقية <Num>{`−${percentInWords(off)}`}</Num>
            </Fragment>
          ))}
        </Told>
      )}
      <Told question="الدورة">كل شهر من أول يوم</Told>
      <Told question="أيام الراحة">{one.restDays.map((day) => weekDays[day]).join('، ') || 'لا راحة'}</Told>
      <Told question="الانتظار بلا عمل">
        <Num>{`${one.standbyPercent}%`}</Num> من اليوم
      </Told>
      <Told question="الدفع">خلال {howMany(one.payDays, 'day')}</Told>
      <Told question="التأمين المسترد">
        {one.deposit.waivedWhy ? (
          <>أُعفي منه: {one.deposit.waivedWhy}</>
        ) : (
          <>
            <Money amount={one.deposit.asked} />
            {one.deposit.paper && (
              <>
                {' '}
                <Link className="link" to={one.deposit.paper.path}>
                  {one.deposit.paper.said}
                </Link>
              </>
            )}
          </>
        )}
      </Told>
      <Told question="نقل المعدّة">
        <Money amount={one.wayPrice} /> لكل رحلة
      </Told>
      <Told question="توقيع الكشوف">
        {one.silenceDays ? `بالسكوت بعد ${howMany(one.silenceDays, 'workDay')}` : 'بيده أو برمز'}
      </Told>
    </dl>
  </Card>
)

/** The invoices of its cycles. */
export const HireCycles = ({ one }: { one: ShownHire }) =>
  one.cycles.length > 0 && (
    <Card title="فواتير الدورات" flush>
      <ul className="list">
        {one.cycles.map(({ number, fromDay, untilDay, net, paper }) => (
          <li key={number}>
            <span className="grow">
              <span className="t">
                <DateRange from={fromDay} until={untilDay} />
              </span>
              <span className="xs muted db">
                {paper ? (
                  paper.path ? (
                    <Link className="link" to={paper.path}>
                      <Code>{paper.number}</Code>
                    </Link>
                  ) : (
                    <Code>{paper.number}</Code>
                  )
                ) : (
                  'لا مستحق'
                )}{' '}
                · الصافي <Money amount={net} />
              </span>
            </span>
            <PaperLink to={cycleSheetsPath(one.id, number)} small>
              كشوفها
            </PaperLink>
            {paper && (paper.open > 0n ? <Money amount={paper.open} /> : <Badge tone="success">مسدَّدة</Badge>)}
          </li>
        ))}
      </ul>
    </Card>
  )

/** What it comes to as it is planned. */
export const HireSum = ({ one, children }: { one: ShownHire; children?: ReactNode }) => (
  <Card title="الإجمالي المتوقع">
    <dl className="told">
      {one.discountPercent > 0 && (
        <Told question="بعد خصم">
          <Num>{`${one.discountPercent}%`}</Num> · <bdi>{one.discountBy}</bdi>: <bdi>{one.discountWhy}</bdi>
        </Told>
      )}
      <Told question="الصافي">
        <Money amount={one.net} />
      </Told>
      <Told question="ضريبة القيمة المضافة">
        <Money amount={one.vat} />
      </Told>
      <Told question="الإجمالي">
        <Money amount={one.net + one.vat} />
      </Told>
    </dl>
    {one.stage === 'quoted' && (
      <p className="muted sm">
        صالح حتى <DateText at={one.validUntil} />
      </p>
    )}
    {children}
  </Card>
)
