import '#ui/styles/act-form.css'
import { finePath } from '#areas/vehicles/paths.ts'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import { inRials } from '#values/money.ts'
import type { ShownFine } from '../fine-detail.ts'
import type { ReasonedFineForm } from '../inputs.ts'

type Props = { fine: ShownFine; act: string | null; reply: Reply | undefined }

/** Who pays it, or what becomes of it; each form hears its own refusal. */
export function FineActs({ fine: one, act, reply }: Props) {
  const heard = (name: string) => (act === name ? reply : undefined)
  if (one.state === 'charged')
    return (
      <Card title="ألغتها الشرطة؟">
        <Reasoned
          {...{ one, act: 'cancel', button: 'سجّل إلغاءها' }}
          reply={heard('cancel')}
          help="يعود ما حُسب منها ومن رسمها إلى رصيد العميل بإشعار دائن"
        />
      </Card>
    )
  if (!one.isOpen) return null
  const isAboveLimit = one.amount > one.absorbLimit
  return (
    <Card title="من يدفعها؟">
      <div className="stack">
        <PostForm action={`${finePath(one.id)}?act=charge`} reply={heard('charge')} part="charge" before="الإضافة">
          <input type="hidden" name="fineId" value={one.id} />
          <p className="sm">
            تُضاف على المستأجر كما هي بلا ضريبة
            {one.fineFee > 0n && (
              <>
                ، ومعها رسم معاملتها <Money amount={one.fineFee} /> وضريبته
              </>
            )}
            .
          </p>
          <div>
            <SubmitButton>أضفها على العميل</SubmitButton>
          </div>
        </PostForm>
        {one.state === 'matched' && (
          <Reasoned {...{ one, act: 'contest', button: 'اعترض' }} reply={heard('contest')} help="تبقى مفتوحة حتى ترد الشرطة" />
        )}
        <Reasoned
          {...{ one, act: 'absorb', button: 'حمّلها الشركة' }}
          reply={heard('absorb')}
          help={isAboveLimit ? `فوق ${inRials(one.absorbLimit)}، فتنتظر الاعتماد` : 'تُقيّد على الشركة في الحال'}
        />
        <Reasoned
          {...{ one, act: 'cancel', button: 'سجّل إلغاءها' }}
          reply={heard('cancel')}
          help="ألغتها الشرطة، فلا يدفعها أحد"
        />
      </div>
    </Card>
  )
}

type FormProps = { one: ShownFine; act: string; button: string; help: string; reply: Reply | undefined }

function Reasoned({ one, act, button, help, reply }: FormProps) {
  const field = fieldsOf<ReasonedFineForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">{button}</summary>
      <PostForm action={`${finePath(one.id)}?act=${act}`} reply={reply} part={act} before="الحفظ">
        <input type="hidden" name="fineId" value={one.id} />
        <Field {...field('why')} label="السبب" help={help} maxLength={200} required />
        <div>
          <SubmitButton>{button}</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
