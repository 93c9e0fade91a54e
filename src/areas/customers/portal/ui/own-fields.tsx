import { useState } from 'react'
import type { OwnProfileForm } from '#areas/customers/record/inputs.ts'
import { AddressFields, Part } from '#areas/customers/record/ui/customer-fields.tsx'
import { channelWords, fieldWords } from '#areas/customers/words.ts'
import { CheckField, ChoiceField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { Latin, Phone } from '#ui/values.tsx'
import { kindWords } from '#values/customer-kinds.ts'

type Profile = { [Name in keyof OwnProfileForm]?: string | boolean | null } & { phone: string | null; email: string | null }

/** What one signs in with is changed where it is shown to be one’s own. */
export function OwnContacts({ profile: { phone, email } }: { profile: Profile }) {
  return (
    <dl className="kv">
      {phone && (
        <div>
          <dt>{fieldWords.phone}</dt>
          <dd>
            <Phone number={phone} plain />
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{fieldWords.email}</dt>
          <dd>
            <Latin>{email}</Latin>
          </dd>
        </div>
      )}
    </dl>
  )
}

const initial = (value: string | boolean | null | undefined) =>
  value === true ? 'yes' : typeof value === 'string' ? value : undefined

export function OwnFields({ reply, profile }: { reply: Reply | undefined; profile: Profile }) {
  const named = fieldsOf<OwnProfileForm>(reply)
  const box = (name: keyof OwnProfileForm) => ({ ...named(name, initial(profile[name])), label: fieldWords[name] })
  const kind = box('kind')
  const [isCompany, setCompany] = useState(kind.defaultValue === 'company')
  return (
    <>
      <Part title="أنت">
        <ChoiceField {...kind} options={kindWords} onChoose={(value) => setCompany(value === 'company')} required />
        <Field
          {...box('name')}
          {...(isCompany ? { label: 'اسم الشركة كما في السجل التجاري' } : {})}
          autoComplete={isCompany ? 'organization' : 'name'}
          help={
            isCompany
              ? 'إن راجعنا سجلك التجاري فيثبت الاسم الجديد بعد مراجعته معه'
              : 'إن كانت بطاقتك لدينا فيثبت الاسم الجديد بعد مراجعته معها'
          }
          required
        />
        <Field {...box('latinName')} dir="ltr" optional />
        {/* Without a script both kinds find their fields; what is not a company's is not taken from them. */}
        <div className={isCompany ? 'contents' : 'hidden noscript:contents'}>
          <Field {...box('commercialRegister')} dir="ltr" inputMode="numeric" autoComplete="off" optional />
          <Field {...box('vatin')} dir="ltr" placeholder="OM1100000000" autoComplete="off" optional />
        </div>
        <SelectField {...box('preferredChannel')} label="كيف نتواصل معك؟" options={channelWords} optional />
        <CheckField {...box('whatsapp')} label="لي واتساب على هذا الرقم" />
      </Part>
      <AddressFields box={box} />
    </>
  )
}
