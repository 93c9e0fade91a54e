import '#ui/styles/properties.css'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money, Phone } from '#ui/values.tsx'
import { billPath } from '../bill-link.ts'
import { faultKinds, natures, payers, priorities } from '../request.ts'
import type { ShownRequest } from '../request-detail.ts'
import { Photos } from './photos.tsx'
import { RequestBadge } from './request-badge.tsx'
import { VisitHours } from './visit-hours.tsx'

/** What is broken, where, and who said so. */
export function RequestAbout({ request: one }: { request: ShownRequest }) {
  return (
    <Card title={faultKinds[one.category]} actions={<RequestBadge state={one.state} />}>
      <div className="stack">
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {one.description}
        </p>
        <Photos photos={one.photos} />
        <dl className="told in-columns">
          <Told question="المكان">
            <OpenLink to={one.partPath}>
              <bdi>{one.where}</bdi>
            </OpenLink>
          </Told>
          <Told question="العنوان">
            <bdi>{one.address}</bdi>
            {one.map && (
              <>
                {' · '}
                <a className="link" href={one.map} target="_blank" rel="noreferrer">
                  افتح الخريطة
                </a>
              </>
            )}
          </Told>
          {one.tenant && (
            <Told question="المستأجر">
              <OpenLink to={one.tenantPath}>
                <bdi>{one.tenant}</bdi>
              </OpenLink>{' '}
              {one.tenantPhone && <Phone number={one.tenantPhone} />}
            </Told>
          )}
          {one.suits && (
            <Told question="يناسبه">
              <bdi>{one.suits}</bdi>
            </Told>
          )}
          <Told question="الأولوية">{priorities[one.priority]}</Told>
          <Told question="أبلغ عنه">
            <bdi>{one.reporter}</bdi>، <DateText at={one.reportedAt} time />
          </Told>
          <Told question="يُنجز قبل">
            <DateText at={one.dueOn} weekday />
          </Told>
          {one.rejectedReason && <Told question="سبب الرفض">{<bdi>{one.rejectedReason}</bdi>}</Told>}
          {one.reopenedReason && <Told question="أُعيد فتحه لأن">{<bdi>{one.reopenedReason}</bdi>}</Told>}
        </dl>
      </div>
    </Card>
  )
}

/** Who pays, who comes and when, and what it came to. */
export function RequestWork({ request: one }: { request: ShownRequest }) {
  const { nature, payer, payerReason, estimate, visitOn, doneAt, doneNote, cost } = one
  if (!nature && !visitOn && !doneAt) return null
  return (
    <Card title="العمل وتكلفته">
      <dl className="told in-columns">
        {nature && <Told question="سبب العطل">{natures[nature]}</Told>}
        {payer && (
          <Told question="يتحمله">
            {payers[payer]}
            {payerReason && (
              <>
                ، <bdi>{payerReason}</bdi>
              </>
            )}
          </Told>
        )}
        {estimate !== null && (
          <Told question="التقدير">
            <Money amount={estimate} />
          </Told>
        )}
        {(one.technician ?? one.supplier) && (
          <Told question={one.technician ? 'الفني' : 'المورّد'}>
            <bdi>{one.technician ?? one.supplier}</bdi>
          </Told>
        )}
        {visitOn && (
          <Told question="موعد الزيارة">
            <DateText at={visitOn} weekday /> <VisitHours {...one} />
          </Told>
        )}
        <Before completions={one.completions.slice(0, -1)} />
        {doneAt && (
          <Told question="أُنجز">
            <DateText at={doneAt} time />، <bdi>{one.doer}</bdi>
          </Told>
        )}
        {doneNote && <Told question="ما أُنجز">{<bdi>{doneNote}</bdi>}</Told>}
        {one.completions.length > 1 && <LastCost cost={one.completions.at(-1)?.cost ?? null} />}
        {cost !== null && (
          <Told question={one.completions.length > 1 ? 'التكلفة كلها' : 'التكلفة'}>
            <Money amount={cost} />
          </Told>
        )}
        {one.bill && one.billId && (
          <Told question="فاتورة المورّد">
            <OpenLink to={billPath(one.billId)}>
              <Code>{one.bill}</Code>
            </OpenLink>
          </Told>
        )}
        {one.confirmedAt && (
          <Told question="أُكّد الإصلاح">
            <DateText at={one.confirmedAt} time />، <bdi>{one.confirmer}</bdi>
          </Told>
        )}
      </dl>
    </Card>
  )
}

/** What was done before it was opened again: it stays, and it counts. */
const Before = ({ completions }: Pick<ShownRequest, 'completions'>) =>
  completions.map((one) => (
    <Told key={one.id} question="أُنجز قبل إعادة فتحه">
      <DateText at={one.doneAt} time />، <bdi>{one.doer}</bdi>: <bdi>{one.note}</bdi>
      {one.cost !== null && (
        <>
          {' · '}
          <Money amount={one.cost} />
        </>
      )}
      {one.bill && one.billId && (
        <>
          {' · فاتورة المورّد '}
          <OpenLink to={billPath(one.billId)}>
            <Code>{one.bill}</Code>
          </OpenLink>
        </>
      )}
    </Told>
  ))

const LastCost = ({ cost }: { cost: bigint | null }) =>
  cost !== null && (
    <Told question="تكلفة المرة الأخيرة">
      <Money amount={cost} />
    </Told>
  )
