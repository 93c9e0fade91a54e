import { Form, Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { MoneyField, NumberField, TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code } from '#ui/values.tsx'
import { inDecimals } from '#values/money.ts'
import type { LeaseDraft } from '../draft-detail.ts'
import type { DepositForm } from '../inputs.ts'
import { afterTerms, feePayers, lateRules, paymentMethods, utilitiesBy } from '../lease.ts'
import { draftPath } from '../wizard.ts'
import { WayOn } from './wizard-frame.tsx'

type Props = { draft: LeaseDraft; reply: Reply | undefined }

/** What is agreed besides the rent. */
export function StepDeposit({ draft: { lease: one, guarantor }, reply }: Props) {
  const field = fieldsOf<DepositForm>(reply)
  const rate = one.lateRate === null ? undefined : String(one.lateRate / 100)
  return (
    <>
      <Guarantor id={one.id} guarantor={guarantor} />
      <Card title="التأمين المسترد والمرافق">
        <PostForm action={`${draftPath(one.id, 'deposit')}&act=deposit`} reply={reply} before="المتابعة" part="deposit">
          <Seen of={one.contract.version} reply={reply} />
          {guarantor.chosen && <input type="hidden" name="guarantorId" value={guarantor.chosen.id} />}
          <div className="form-grid">
            <MoneyField {...field('deposit', inDecimals(one.asked) ?? undefined)} label="التأمين المسترد" required />
            <ChoiceField {...field('paymentMethod', one.paymentMethod)} label="طريقة السداد" options={paymentMethods} required />
            <ChoiceField {...field('utilitiesBy', one.utilitiesBy)} label="الكهرباء والماء على" options={utilitiesBy} required />
            <ChoiceField {...field('feePaidBy', one.feePaidBy)} label="رسم البلدية على" options={feePayers} required />
            <ChoiceField
              {...field('goesOn', one.goesOn ? 'yes' : 'no')}
              label="بعد انتهاء المدة"
              options={afterTerms}
              help="يتجدد بحكم القانون ما لم يُخطر أحد الطرفين الآخر، أو يتفقا على غير ذلك"
            />
            <NumberField {...field('graceDays', String(one.graceDays))} label="أيام السماح" required />
            <ChoiceField {...field('lateRule', one.lateRule)} label="رسم التأخير" options={lateRules} required />
            <MoneyField
              {...field('lateAmount', inDecimals(one.lateAmount) ?? undefined)}
              label="مبلغ رسم التأخير"
              help="حين يكون مبلغًا ثابتًا"
              optional
            />
            <NumberField
              {...field('lateRate', rate)}
              label="نسبة رسم التأخير"
              help="حين يكون نسبة من القسط"
              unit="%"
              inputMode="decimal"
              optional
            />
          </div>
          <TextareaField {...field('conditions', one.conditions ?? undefined)} label="شروط خاصة" maxLength={2000} optional />
          <WayOn back={draftPath(one.id, 'terms')}>
            <SubmitButton>احفظ وتابع</SubmitButton>
          </WayOn>
        </PostForm>
      </Card>
    </>
  )
}

type GuarantorProps = { id: string; guarantor: LeaseDraft['guarantor'] }
const small = buttonLook({ variant: 'outline', size: 'small' })

/** Who answers for the tenant, if anybody does: looked for before the form, so that nothing typed in it is lost. */
function Guarantor({ id, guarantor: { chosen, typed, found } }: GuarantorProps) {
  const at = (guarantor: string) => `${draftPath(id, 'deposit')}&guarantor=${guarantor}`
  return (
    <Card title="الكفيل">
      {chosen ? (
        <p>
          <b className="medium">
            <bdi>{chosen.name}</bdi>
          </b>{' '}
          <Code>{chosen.number}</Code>{' '}
          <Link className="link sm" to={at('none')}>
            بلا كفيل
          </Link>
        </p>
      ) : (
        <>
          <Form className="row wrap" role="search">
            <input type="hidden" name="step" value="deposit" />
            <input type="hidden" name="guarantor" value="none" />
            <div className="input grow">
              <input type="search" name="q" defaultValue={typed} aria-label="ابحث عن الكفيل" placeholder="لا كفيل. ابحث إن وُجد" />
            </div>
            <button type="submit" className={buttonLook({ variant: 'outline' })}>
              ابحث
            </button>
          </Form>
          <ul className="lines">
            {found.map(({ id: party, name, number }) => (
              <li key={party}>
                <span className="grow">
                  <bdi>{name}</bdi> <Code>{number}</Code>
                </span>
                <Link className={small} to={at(party)} aria-label={`اختره: ${name}`}>
                  اختره
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
