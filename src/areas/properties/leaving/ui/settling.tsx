import '#ui/styles/act-form.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { SignatureField } from '#ui/form/signature-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText, Money } from '#ui/values.tsx'
import type { RefundRestForm, SettleMoveOutForm, SignMoveOutForm } from '../inputs.ts'
import { leavingPath } from '../move-out.ts'
import type { ShownLeaving } from '../queries.ts'

type Props = { leaving: ShownLeaving; formId: string; act: string | null; reply: Reply | undefined }

/** The next step: the tenant signs, the account is drawn, the rest goes back, and the paper that nothing is owed. */
export function Settling({ leaving, formId, act, reply }: Props) {
  const { may, moveOut, clearance, contract, free, by, payBack } = leaving
  const heard = (name: string) => (act === name ? reply : undefined)
  return (
    <Card title="التسوية">
      <div className="stack">
        {moveOut?.signedAt && (
          <p className="sm">
            وقّعها{' '}
            <a className="link" href={`/files/${moveOut.signatureId}`} target="_blank" rel="noopener">
              <bdi>{moveOut.signer}</bdi>
            </a>{' '}
            في <DateText at={moveOut.signedAt} time />
          </p>
        )}
        {may.write && !moveOut?.signedAt && <Sign leaving={leaving} reply={heard('sign')} />}
        {may.settle && <Settle leaving={leaving} formId={formId} reply={heard('settle')} />}
        {may.write && !may.settle && (
          <p className="sm muted">تُسوّى بعد آخر يوم في العقد وتوقيع محضر الإعادة. أضف الخصومات منذ الآن.</p>
        )}
        {moveOut?.settledAt && (
          <p className="sm">
            سُوّيت في <DateText at={moveOut.settledAt} time />، <bdi>{by.settled}</bdi>
          </p>
        )}
        {moveOut?.unsignedReason && (
          <p className="sm">
            لم يوقّعها المستأجر: <bdi>{moveOut.unsignedReason}</bdi>
          </p>
        )}
        {may.refund && (
          <RefundRest
            contractId={contract.id}
            free={free}
            cameInCash={leaving.cameInCash}
            formId={formId}
            reply={heard('refund')}
          />
        )}
        {payBack && (
          <p className="sm">
            رصيد دائن له: <Money amount={payBack.free} />
            {payBack.path ? (
              <>
                {' · '}
                <Link className="link" to={payBack.path}>
                  ردّ رصيده
                </Link>
              </>
            ) : (
              ' يسدّد به ما عليه عند الكاشير، فلا يُردّ.'
            )}
          </p>
        )}
        {may.clear && (
          <PostForm action={`${leavingPath(contract.id)}?act=clear`} part="clear">
            <SubmitButton block>أصدر براءة ذمة</SubmitButton>
          </PostForm>
        )}
        {moveOut?.settledAt && !clearance && !may.clear && !leaving.owesNothing && (
          <p className="sm muted">تصدر براءة الذمة حين لا يبقى عليه شيء ولا يبقى من تأمينه شيء لدينا.</p>
        )}
      </div>
    </Card>
  )
}

function Sign({ leaving: { contract, tenant }, reply }: { leaving: ShownLeaving; reply: Reply | undefined }) {
  const field = fieldsOf<SignMoveOutForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">توقيع المستأجر</summary>
      <PostForm action={`${leavingPath(contract.id)}?act=sign`} reply={reply} before="التوقيع" part="sign" withFiles>
        <Field {...field('signer', tenant)} label="من يوقّع" maxLength={120} required />
        <SignatureField {...field('signature')} label="التوقيع" required />
        <div>
          <SubmitButton>وقّع التسوية</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

function Settle({ leaving: { contract, plan, moveOut, back, cameInCash }, formId, reply }: Omit<Props, 'act'>) {
  const field = fieldsOf<SettleMoveOutForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-primary btn-sm">سوِّ الإخلاء</summary>
      <PostForm action={`${leavingPath(contract.id)}?act=settle`} reply={reply} before="التسوية" part="settle">
        <input type="hidden" name="id" value={formId} />
        {plan.refund > 0n && (
          <>
            <p className="sm">
              يُطلب سند صرف بالباقي له <Money amount={plan.refund} /> ويعتمده زميل آخر.
            </p>
            <WayBack mayBeCash={cameInCash >= plan.refund} reply={reply} />
          </>
        )}
        {!back && (
          <Field
            {...field('noReturnReason')}
            label="لماذا تُسوّى بلا محضر إعادة"
            help="يُكتب في التسوية. الأصل أن تُعاد الوحدة بمحضر موقّع."
            maxLength={300}
            required
          />
        )}
        {!moveOut?.signedAt && (
          <Field
            {...field('unsignedReason')}
            label="لماذا لم يوقّع المستأجر"
            help="يُكتب في التسوية. الأصل أن يوقّعها."
            maxLength={300}
            required
          />
        )}
        <div>
          <SubmitButton>سوِّ الإخلاء</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

type Rest = { contractId: string; free: bigint; cameInCash: bigint; formId: string; reply: Reply | undefined }

function RefundRest({ contractId, free, cameInCash, formId, reply }: Rest) {
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">اطلب رد باقي التأمين</summary>
      <PostForm action={`${leavingPath(contractId)}?act=refund`} reply={reply} before="الطلب" part="refund">
        <input type="hidden" name="id" value={formId} />
        <p className="sm">
          بقي من تأمينه <Money amount={free} />
        </p>
        <WayBack mayBeCash={cameInCash >= free} reply={reply} />
        <div>
          <SubmitButton>اطلب الرد</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

type WayBackProps = { mayBeCash: boolean; reply: Reply | undefined }

/** An account is asked for only where it goes there; what came in cash may go back so, with the reason on its voucher. */
function WayBack({ mayBeCash, reply }: WayBackProps) {
  const field = fieldsOf<RefundRestForm>(reply)
  const [way, setWay] = useState(reply?.typed.goesBack === 'cash' ? 'cash' : 'bank-transfer')
  const inCash = mayBeCash && way === 'cash'
  return (
    <>
      {mayBeCash && (
        <ChoiceField
          {...field('goesBack', way)}
          label="كيف يُردّ الباقي"
          options={plainMethods}
          help="وصل التأمين نقدًا، فيُردّ نقدًا لمن لا حساب له."
          onChoose={setWay}
        />
      )}
      {inCash ? (
        <Field {...field('whyCash')} label="لماذا نقدًا" help="يُطبع على السند." maxLength={200} required />
      ) : (
        <Field {...field('iban')} label="آيبان المستأجر" dir="ltr" maxLength={34} required />
      )}
    </>
  )
}

const plainMethods = { 'bank-transfer': 'تحويل بنكي', cash: 'نقدًا' }
