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

const wilayats = Object.values(governorates)
  .flat()
  .map((name) => [name, name] as const)
const trades = Object.entries(services).map(([name, { label }]) => [name, label] as const)

type Narrowing = 'branchId' | 'role' | 'service' | 'wilayat' | 'customerKind'
type Select = {
  name: Narrowing
  label: string
  placeholder: string
  options: readonly (readonly [string, string])[]
  help?: string
}

const ofBoth = ({ branches, roles }: Props['choices']): Select[] => [
  { name: 'branchId', label: 'الفرع', placeholder: 'كل الفروع', options: branches.map(({ id, nameAr }) => [id, nameAr]) },
  { name: 'role', label: 'دور الموظف', placeholder: 'كل الأدوار', options: roles, help: 'لفريق العمل وحده.' },
]
const ofCustomers: Select[] = [
  { name: 'service', label: 'الخدمة', placeholder: 'كل الخدمات', options: trades },
  { name: 'wilayat', label: 'الولاية', placeholder: 'كل الولايات', options: wilayats },
  {
    ...{ name: 'customerKind', label: 'نوع العميل', placeholder: 'الجميع' },
    options: [
      ['person', 'أفراد'],
      ['company', 'مؤسسات وشركات'],
    ],
  },
]

type NarrowedProps = { by: Select[]; kept: { [Name in Narrowing]?: string | null | undefined }; reply: Reply | undefined }

/** Each of these may be left open; then it leaves nobody out. */
function Narrowed({ by, kept, reply }: NarrowedProps) {
  const field = fieldsOf<WriteCampaignForm>(reply)
  return (
    <div className="grid2">
      {by.map((select) => (
        <SelectField key={select.name} {...field(select.name, kept[select.name] ?? '')} {...select} optional />
      ))}
    </div>
  )
}

/** What is said, and to whom: a new one, or a draft that is written anew. */
export function CampaignForm({ action, draft, choices, reply, children }: Props) {
  const field = fieldsOf<WriteCampaignForm>(reply)
  const { audience } = draft ?? {}
  const ways = field('channels')
  const kept = { ...audience, customerKind: audience?.kind }
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
      <Narrowed by={ofBoth(choices)} kept={kept} reply={reply} />
      <fieldset className="stack">
        <legend className="label mb-2">من العملاء</legend>
        <Narrowed by={ofCustomers} kept={kept} reply={reply} />
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
