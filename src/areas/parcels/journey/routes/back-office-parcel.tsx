import { data, Link } from 'react-router'
import { codTakenOf } from '#areas/finance/public-cod.ts'
import { codReceiptPath, parcelClaimPath, parcelLabelPath, parcelPath, waybillPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { recordParts, recordSections } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { PaperLink } from '#ui/paper-link.tsx'
import { RecordSection } from '#ui/record-section.tsx'
import { Code, Money } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { carriageAbroad } from '../../carriers/queries.ts'
import { CarrierCard } from '../../carriers/ui/carrier-card.tsx'
import { noteCarrierDelivered, noteCarrierReturned } from '../../carriers/use-cases/end-carriage.ts'
import { giveToCarrier } from '../../carriers/use-cases/give-to-carrier.ts'
import { claimsOfParcel } from '../../claims/queries.ts'
import { ClaimForm } from '../../claims/ui/claim-form.tsx'
import { ClaimsCard } from '../../claims/ui/claims-card.tsx'
import { openParcelClaim } from '../../claims/use-cases/open-claim.ts'
import { mayChangeCod } from '../../cod/changeable.ts'
import { ChangeCod } from '../../cod/ui/change-cod.tsx'
import { Relabel } from '../../cod/ui/relabel.tsx'
import { changeParcelCod, noteRelabelled } from '../../cod/use-cases/change-cod.ts'
import { exceptionOf } from '../../exceptions/queries.ts'
import { toldDelivery } from '../../exceptions/told-delivery.ts'
import { ConfirmTold } from '../../exceptions/ui/confirm-told.tsx'
import { SettleIt } from '../../exceptions/ui/settle-it.tsx'
import { confirmToldDelivery } from '../../exceptions/use-cases/confirm-told-delivery.ts'
import { settleException } from '../../exceptions/use-cases/settle-exception.ts'
import { mishapsOf } from '../../mishaps/queries.ts'
import { MishapActs } from '../../mishaps/ui/mishap-acts.tsx'
import { ParcelPhotos } from '../../mishaps/ui/parcel-photos.tsx'
import { correctParcel } from '../../mishaps/use-cases/correct-parcel.ts'
import { askDisposal, warnOfDisposal } from '../../mishaps/use-cases/dispose-parcel.ts'
import { findParcel, loseParcel } from '../../mishaps/use-cases/lose-parcel.ts'
import { openAsk } from '../../redelivery/asking-sender.ts'
import { redeliveryOf } from '../../redelivery/choices.ts'
import { AnswerAsk } from '../../redelivery/ui/answer-ask.tsx'
import { RedeliveryForms } from '../../redelivery/ui/redelivery-forms.tsx'
import { answerAsk } from '../../redelivery/use-cases/answer-ask.ts'
import { keepParcelWishes, pinParcelPlace, redirectParcel, rescheduleParcel } from '../../redelivery/use-cases/by-staff.ts'
import { shelfFor } from '../../shelves/suggesting.ts'
import { WeighCards } from '../../weighing/ui/weigh-cards.tsx'
import { acceptBooked } from '../../weighing/use-cases/accept-booked.ts'
import { cancelParcel } from '../../weighing/use-cases/cancel-parcel.ts'
import { weighAgain } from '../../weighing/use-cases/weigh-again.ts'
import { custodyShown, parcelShown } from '../parcel-detail.ts'
import { parcelKind } from '../parcel-kind.ts'
import { ParcelAbout } from '../ui/parcel-about.tsx'
import { ParcelActs } from '../ui/parcel-acts.tsx'
import { ParcelBadge } from '../ui/parcel-badge.tsx'
import { ParcelCustody, ParcelEvents } from '../ui/parcel-events.tsx'
import { holdParcel, releaseParcel } from '../use-cases/hold-parcel.ts'
import { readyParcel } from '../use-cases/ready-parcel.ts'
import { returnParcel } from '../use-cases/return-parcel.ts'
import type { Route } from './+types/back-office-parcel'

export const loader = page(may.view, async (ctx, { params, query }) => {
  const one = await parcelShown(ctx, params.parcelId)
  if (!one) throw data('لا يوجد هذا الطرد.', { status: 404, statusText: 'Not Found' })
  return {
    ...{ one, tab: query.get('tab'), act: query.get('act') },
    mishaps: await mishapsOf(ctx, one),
    redelivery: one.may.hold ? await redeliveryOf(ctx, one) : null,
    ask: one.may.hold ? await openAsk(ctx, one) : undefined,
    ...{ claims: await claimsOfParcel(ctx, one), formId: ctx.newId() },
    stands: await exceptionOf(ctx, one.id),
    toldDelivery: one.may.correct ? await toldDelivery(ctx.db, one.id) : null,
    carriage: await carriageAbroad(ctx, one),
    custody: await custodyShown(ctx.db, one.id),
    isCodTaken: (await codTakenOf(ctx, one.id)) !== null,
    shelf: one.endedAt ? null : await shelfFor(ctx, one),
    parts: await recordParts(ctx, { kind: parcelKind, recordId: one.id, mayEdit: one.may.register }),
    sections: await recordSections(ctx, { kind: parcelKind, recordId: one.id }),
  }
})

export const action = submitOneOf({
  hold: submit(holdParcel, ({ parcelId }) => saying('أُوقف الطرد', parcelPath(parcelId))),
  release: submit(releaseParcel, ({ parcelId }) => saying('أُطلق الطرد', parcelPath(parcelId))),
  ready: submit(readyParcel, ({ parcelId }) => saying('صار بانتظار صاحبه، وأُرسل إليه رمز التسليم', parcelPath(parcelId))),
  lose: submit(loseParcel, ({ parcelId }) => saying('سُجّل أنه لم يُعثر عليه', parcelPath(parcelId))),
  find: submit(findParcel, ({ parcelId }) => saying('عُثر على الطرد، وهو في الفرع', parcelPath(parcelId))),
  correct: submit(correctParcel, ({ parcelId }) => saying('صُحّح حال الطرد', parcelPath(parcelId))),
  warn: submit(warnOfDisposal, ({ parcelId }) => saying('أُنذر المرسل والمرسل إليه', parcelPath(parcelId))),
  dispose: submit(askDisposal, ({ parcelId }) => saying('طُلب اعتماد الإتلاف', parcelPath(parcelId))),
  when: submit(rescheduleParcel, ({ parcelId }) => saying('حُفظ الموعد', parcelPath(parcelId))),
  where: submit(redirectParcel, ({ parcelId, isAsked }) =>
    saying(isAsked ? 'أُوقف الطرد، وسُئل مرسله' : 'حُفظ المكان', parcelPath(parcelId)),
  ),
  pin: submit(pinParcelPlace, ({ parcelId }) => saying('حُفظ الموقع', parcelPath(parcelId))),
  answer: submit(answerAsk, ({ parcelId }) => saying('سُجّل رد المرسل', parcelPath(parcelId))),
  cod: submit(changeParcelCod, ({ parcelId }) => saying('تغيّر المطلوب عند التسليم. اطبع البوليصة من جديد', parcelPath(parcelId))),
  relabelled: submit(noteRelabelled, ({ parcelId }) => saying('سُجّل أن البوليصة الجديدة عليه', parcelPath(parcelId))),
  wishes: submit(keepParcelWishes, ({ parcelId }) => saying('حُفظ', parcelPath(parcelId))),
  claim: submit(openParcelClaim, ({ claimId }) => saying('قُدّمت المطالبة', parcelClaimPath(claimId))),
  settle: submit(settleException, ({ parcelId }) => saying('حُسم', parcelPath(parcelId))),
  believe: submit(confirmToldDelivery, ({ parcelId }) => saying('اعتُمد قول المندوب، وسُجّل التسليم', parcelPath(parcelId))),
  carrier: submit(giveToCarrier, ({ parcelId }) => saying('خرج مع الناقل', parcelPath(parcelId))),
  carried: submit(noteCarrierDelivered, ({ parcelId }) => saying('سُجّل أن الناقل سلّمه', parcelPath(parcelId))),
  uncarried: submit(noteCarrierReturned, ({ parcelId }) => saying('سُجّل أنه عاد إلى الفرع', parcelPath(parcelId))),
  accept: submit(acceptBooked, ({ parcelId, number }) => saying(`استُلم الطرد ${number}`, parcelPath(parcelId))),
  weigh: submit(weighAgain, ({ parcelId, difference }) =>
    saying(
      difference === 0n ? 'حُفظ الوزن، ولم يتغيّر الرسم' : `حُفظ الوزن، و${difference > 0n ? 'زاد' : 'نقص'} الرسم`,
      parcelPath(parcelId),
    ),
  ),
  cancel: submit(cancelParcel, ({ parcelId }) => saying('أُلغي الطرد', parcelPath(parcelId))),
  'turn-back': submit(returnParcel, ({ parcelId }) => saying('صار في طريق العودة إلى مرسله', parcelPath(parcelId))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.one.number ?? ''} · الطرود · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.number ?? '' }

export default function ParcelPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { one, isCodTaken, ask, shelf, stands, mishaps, redelivery, claims, formId, parts, sections, tab, act } = loaderData
  const here = parcelPath(one.id)
  const owed = one.papers.reduce((sum, { open }) => sum + open, 0n)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            <Code>{one.number}</Code>
          </h1>
          <p className="muted sm">
            <ParcelBadge state={one.state} isReturning={one.isReturning} /> {one.branch}
          </p>
        </div>
        <div className="acts">
          <PaperLink to={parcelLabelPath(one.id)}>اطبع البوليصة</PaperLink>
          <PaperLink to={waybillPath(one.id)}>نسخة المرسل</PaperLink>
          {isCodTaken && <PaperLink to={codReceiptPath(one.id)}>إيصال المبلغ</PaperLink>}
          {owed > 0n && one.may.receive && (
            <Link
              className={buttonLook({ variant: 'outline' })}
              to={addressWith('/admin/finance/cashier', { party: one.recipientId ?? one.senderId, from: here })}
            >
              اقبض المستحق
            </Link>
          )}
        </div>
      </div>
      {one.relabelSince && !one.endedAt && <Relabel parcelId={one.id} mayNote={one.may.register} />}
      {one.heldReason && <Alert kind="warning">الطرد موقوف: {one.heldReason}</Alert>}
      <div className="cols">
        <div className="stack">
          <ParcelAbout one={one} />
          <ParcelPhotos photos={mishaps.photos} />
          <ParcelEvents events={one.events} pieces={one.pieceCount} />
          <ParcelCustody custody={loaderData.custody} pieces={one.pieceCount} />
        </div>
        <div className="stack">
          {loaderData.toldDelivery && (
            <ConfirmTold parcelId={one.id} found={loaderData.toldDelivery} reply={act === 'believe' ? reply : undefined} />
          )}
          {stands && (
            <SettleIt {...{ parcelId: one.id, stands, maySettle: one.may.hold }} reply={act === 'settle' ? reply : undefined} />
          )}
          {ask && (
            <AnswerAsk
              {...{ parcelId: one.id, ask, asksHow: true }}
              action={addressWith(here, { act: 'answer' })}
              reply={act === 'answer' ? reply : undefined}
            />
          )}
          {loaderData.carriage && <CarrierCard {...{ parcelId: one.id, carriage: loaderData.carriage, act, reply }} />}
          <WeighCards {...{ one, act, reply }} />
          <ParcelActs {...{ one, shelf, act, reply }} />
          {one.may.hold && !isCodTaken && mayChangeCod(one) && (
            <Card title="المطلوب عند التسليم">
              <p className="sm mb-3">{one.cod > 0n ? <Money amount={one.cod} /> : 'لا يُقبض عنه شيء للمرسل'}</p>
              <ChangeCod
                {...{ parcelId: one.id, cod: one.cod, asksHow: true }}
                action={addressWith(here, { act: 'cod' })}
                reply={act === 'cod' ? reply : undefined}
              />
            </Card>
          )}
          {redelivery && (
            <Card title="متى وأين؟">
              <RedeliveryForms
                can={redelivery}
                at={(name) => addressWith(here, { act: name })}
                parcelId={one.id}
                replyTo={(name) => (act === name ? reply : undefined)}
              />
            </Card>
          )}
          <ClaimsCard of={claims} to={parcelClaimPath}>
            {one.may.hold && (
              <ClaimForm
                action={addressWith(here, { act: 'claim' })}
                formId={formId}
                parcelId={one.id}
                reply={act === 'claim' ? reply : undefined}
              />
            )}
          </ClaimsCard>
          <MishapActs {...{ parcelId: one.id, mishaps, act, reply }} />
        </div>
      </div>
      {sections.map((section) => (
        <RecordSection key={section.title} {...section} />
      ))}
      <RecordTabs parts={parts} path={here} tab={tab} />
    </>
  )
}
