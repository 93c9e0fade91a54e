import { ownDelegatesPath } from '#areas/parcels/paths.ts'
import { saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { PhoneField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { DateText } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { dayOf } from '#values/days.ts'
import { inGroups } from '#values/phones.ts'
import { merchantsOwnPage } from '../../merchants/for-merchants.ts'
import { mustBeMerchantOneself } from '../../merchants/own-merchant.ts'
import { merchantDelegates } from '../../merchants/senders.ts'
import type { AddDelegateForm } from '../inputs.ts'
import { addOwnDelegate, removeOwnDelegate } from '../use-cases/keep-delegates.ts'
import type { Route } from './+types/portal-delegates'

export const meta = () => [{ title: 'المفوَّضون · التحالف' }]

export const handle = { crumb: () => 'المفوَّضون' }

export const loader = merchantsOwnPage(async (ctx) => {
  const { partyId } = await mustBeMerchantOneself(ctx)
  const rows = await merchantDelegates(ctx, partyId)
  return { rows: rows.map(({ since, ...row }) => ({ ...row, on: dayOf(since) })) }
})

export const action = submitOneOf({
  add: submit(addOwnDelegate, ({ name }) => saying(`صار ${name} مفوَّضًا، وأُرسل إليه الرابط`, ownDelegatesPath)),
  remove: submit(removeOwnDelegate, () => saying('لم يعد مفوَّضًا', ownDelegatesPath)),
})

type Row = Route.ComponentProps['loaderData']['rows'][number]

/** Who registers and follows a merchant's parcels for him. */
export default function OwnDelegatesPage({ loaderData: { rows }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>المفوَّضون</h1>
          <p className="muted sm">يسجّلون طرودك ويتابعونها حين يدخلون بهواتفهم. والمبالغ لمن تأذن له، والمفاتيح لك وحدك.</p>
        </div>
      </div>
      <Card title="أضف مفوَّضًا">
        <AddDelegate reply={reply} />
      </Card>
      <Card flush>
        {rows.length === 0 && <Empty title="لا مفوَّضين بعد">أضف من يسجّل طرودك عنك، باسمه وهاتفه.</Empty>}
        <ul className="list" aria-label="المفوَّضون">
          {rows.map((row) => (
            <Delegate key={row.phone} {...row} />
          ))}
        </ul>
      </Card>
    </>
  )
}

function AddDelegate({ reply }: { reply: Reply | undefined }) {
  const field = fieldsOf<AddDelegateForm>(reply)
  return (
    <PostForm reply={reply} action={addressWith(ownDelegatesPath, { act: 'add' })} before="الحفظ">
      <div className="form-grid">
        <Field {...field('name')} label="اسمه" maxLength={120} required />
        <PhoneField {...field('phone')} label="هاتفه" required />
      </div>
      <CheckField {...field('seesMoney')} label="يرى مبالغ طرودي وتسوياتها، ويغيّر المطلوب عند التسليم" />
      <div>
        <SubmitButton>أضفه</SubmitButton>
      </div>
    </PostForm>
  )
}

const Delegate = ({ name, phone, seesMoney, on }: Row) => (
  <li>
    <span className="grow">
      <span className="t">
        <bdi>{name}</bdi>
      </span>
      <span className="sm db">
        <bdi dir="ltr">{inGroups(phone)}</bdi> · {seesMoney ? 'يرى المبالغ' : 'بلا مبالغ'}
      </span>
      <span className="xs muted db">
        منذ <DateText at={on} />
      </span>
    </span>
    <PostForm action={addressWith(ownDelegatesPath, { act: 'remove' })} className="">
      <input type="hidden" name="phone" value={phone} />
      <SubmitButton variant="danger-ghost">أزله</SubmitButton>
    </PostForm>
  </li>
)
