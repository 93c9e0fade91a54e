import type { ReactNode } from 'react'
import { ChoiceField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { services } from '#values/services.ts'
import { governorates } from '#values/wilayats.ts'
import { type CampaignAudience, type CampaignKind, campaignKinds } from '../campaign.ts'
import type { WriteCampaignForm } from '../inputs.ts'

export type Draft = {
  kind: CampaignKind
  title: string
  subject: string | null
  text: string
  path: string | null
  channels: readonly string[]
  audience: CampaignAudience
}

type Props = {
  action?: string
  draft?: Draft
  choices: { branches: readonly { id: string; nameAr: string }[]; roles: readonly (readonly [string, string])[] }
  reply: Reply | undefined
  children?: ReactNode
}

const wilayats = Object.fromEntries(
  Object.values(governorates)
    .flat()
    .map((name) => [name, name]),
)
const trades = Object.entries(services).map(([name, { label }]) => [name, label] as const)
const kinds = { person: 'أفراد', company: 'مؤسسات وشركات' }

/** What is said, and to whom: a new one, or a draft that is written anew. */
export function CampaignForm({ action, draft, choices, reply, children }: Props) {
  const field = fieldsOf<WriteCampaignForm>(reply)
  const { audience } = draft ?? {}
  const ways = field('channels')
  const offices = choices.branches.map(({ id, nameAr }) => [id, nameAr] as const)
  return (
    <PostForm {...(action ? { action } : {})} reply={reply} before="الحفظ">
      {children}
      <ChoiceField {...field('kind', draft?.kind ?? 'announcement')} label="النوع" options={campaignKinds} />
      <Field {...field('title', draft?.title)} label="الاسم" help="للفريق، ولا يظهر لمن تصله." required />
      <ChoiceField
        {...field('people', audience?.people ?? 'customers')}
        label="الإعلان لمن"
        options={{ customers: 'العملاء', staff: 'فريق العمل' }}
      />
      <div className="grid2">
        <SelectField
          {...field('branchId', audience?.branchId ?? '')}
          label="الفرع"
          options={offices}
          placeholder="كل الفروع"
          optional
        />
        <SelectField
          {...field('role', audience?.role ?? '')}
          label="دور الموظف"
          help="لفريق العمل وحده."
          options={choices.roles}
          placeholder="كل الأدوار"
          optional
        />
      </div>
      <fieldset className="stack">
        <legend className="label mb-2">من العملاء</legend>
        <div className="grid2">
          <SelectField
            {...field('service', audience?.service ?? '')}
            label="الخدمة"
            options={trades}
            placeholder="كل الخدمات"
            optional
          />
          <SelectField
            {...field('wilayat', audience?.wilayat ?? '')}
            label="الولاية"
            options={wilayats}
            placeholder="كل الولايات"
            optional
          />
          <SelectField
            {...field('customerKind', audience?.kind ?? '')}
            label="نوع العميل"
            options={kinds}
            placeholder="الجميع"
            optional
          />
        </div>
      </fieldset>
      <ChoiceField
        {...ways}
        defaultValue={ways.defaultValue ?? draft?.channels.filter((one) => one !== 'in-app')}
        label="قنوات الحملة"
        help="الإعلان يظهر داخل الحساب فقط، والحملة تصل إلى من وافق على العروض."
        options={{ sms: 'رسالة نصية', email: 'بريد إلكتروني' }}
        many
      />
      <Field {...field('subject', draft?.subject ?? '')} label="عنوان البريد" dir="auto" optional />
      <TextareaField {...field('text', draft?.text)} label="النص" required maxLength={2000} />
      <Field
        {...field('path', draft?.path ?? '')}
        label="صفحة يفتحها الإعلان"
        dir="ltr"
        placeholder="/services/parcels"
        optional
      />
      <SubmitButton>{draft ? 'احفظ التعديل' : 'احفظ المسودة'}</SubmitButton>
    </PostForm>
  )
}
