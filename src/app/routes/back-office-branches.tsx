import '#ui/styles/settings.css'
import { rolesHeldIn } from '#areas/access/public.ts'
import type { BranchForm, CloseBranchForm } from '#areas/company/inputs.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { branches } from '#areas/company/public.ts'
import { addBranch, changeBranch, closeBranch } from '#areas/company/use-cases/change-branches.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { PhoneField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { governorates } from '#values/wilayats.ts'
import type { Route } from './+types/back-office-branches'

export const meta = () => [{ title: 'الفروع · الإعدادات · التحالف' }]

export const handle = { crumb: () => 'الفروع' }

/** The page stands above the areas: the branches are the company's, and whose roles reach over them access knows. */
export const loader = page(companyPermissions.manage, async (ctx) => {
  const open = await branches(ctx)
  const held = await rolesHeldIn(
    ctx,
    open.map(({ id }) => id),
  )
  return { open: open.map((branch) => ({ ...branch, held: held.get(branch.id) ?? 0 })) }
})

const here = '/admin/settings/branches'

export const action = submitOneOf({
  add: submit(addBranch, () => saying('أُضيف الفرع', here)),
  change: submit(changeBranch, () => saying('حُفظت بيانات الفرع', here)),
  close: submit(closeBranch, () => saying('أُغلق الفرع', here)),
})

export default function BranchesPage({ loaderData: { open }, actionData }: Route.ComponentProps) {
  const touched = actionData?.typed.branchId
  return (
    <div className="cols">
      <div className="stack">
        {open.map((branch) => (
          <Branch key={branch.id} {...branch} open={open} reply={touched === branch.id ? actionData : undefined} />
        ))}
      </div>
      <Card title="أضف فرعًا">
        <PostForm action={`${here}?act=add`} reply={touched ? undefined : actionData} before="الإضافة">
          <Field
            {...fieldsOf<BranchForm>(touched ? undefined : actionData)('code')}
            label="الرمز"
            help="ثلاثة حروف لاتينية كبيرة، ولا يتغيّر."
            dir="ltr"
            maxLength={3}
            required
          />
          <BranchFields reply={touched ? undefined : actionData} open={open} />
          <div>
            <SubmitButton>أضف الفرع</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </div>
  )
}

type Kept = Route.ComponentProps['loaderData']['open'][number]

function Branch({ held, open, reply, ...branch }: Kept & { open: readonly Kept[]; reply: Reply | undefined }) {
  const isLast = open.length === 1
  return (
    <Card title={branch.nameAr} actions={<Code>{branch.code}</Code>}>
      <div className="stack">
        <PostForm action={`${here}?act=change`} reply={reply} before="الحفظ">
          <input type="hidden" name="branchId" value={branch.id} />
          <BranchFields reply={reply} branch={branch} open={open} />
          <div>
            <SubmitButton variant="outline">احفظ بيانات الفرع</SubmitButton>
          </div>
        </PostForm>
        {!isLast && (
          <details>
            <summary className="link sm">أغلق الفرع</summary>
            <PostForm action={`${here}?act=close`} className="stack close-branch">
              <p className="sm">
                {held > 0 ? `${howMany(held, 'user')} بأدوار في هذا الفرع وحده.` : 'لا أحد له دور في هذا الفرع وحده.'}
              </p>
              <input type="hidden" name="branchId" value={branch.id} />
              <CheckField
                {...fieldsOf<CloseBranchForm>(reply)('known')}
                id={`known-${branch.id}`}
                label={held > 0 ? 'أعلم أن أدوارهم لا تبقى نافعة، وسأنقلهم إلى فرع آخر' : 'أغلقه، وتبقى سجلاته'}
                required
              />
              <div>
                <SubmitButton variant="danger">أغلق الفرع</SubmitButton>
              </div>
            </PostForm>
          </details>
        )}
      </div>
    </Card>
  )
}

const wilayats = Object.values(governorates)
  .flat()
  .map((name) => [name, name] as const)

type FieldsProps = { reply: Reply | undefined; branch?: Omit<Kept, 'held'>; open: readonly Kept[] }

function BranchFields({ reply, branch, open }: FieldsProps) {
  const offices = open.filter(({ id, officeId }) => id !== branch?.id && officeId === null)
  const field = fieldsOf<BranchForm>(reply)
  const named = (name: keyof BranchForm, kept?: string | null) => ({
    ...field(name, kept ?? undefined),
    ...(branch ? { id: `${name}-${branch.id}` } : {}),
  })
  return (
    <div className="setting-fields">
      <Field {...named('nameAr', branch?.nameAr)} label="اسم الفرع" required />
      <SelectField {...named('wilayat', branch?.wilayat)} label="الولاية" options={wilayats} required />
      <Field {...named('address', branch?.address)} label="العنوان" optional />
      <PhoneField {...named('phone', branch?.phone)} label="الهاتف" optional />
      {offices.length > 0 && (
        <SelectField
          {...named('officeId', branch?.officeId)}
          label="لمن هو؟"
          help="نقد الوكيل عهدة على من يقبضه، حتى يسلّمه إلى صندوق الفرع."
          options={[['', 'فرع للشركة'], ...offices.map(({ id, nameAr }) => [id, `محل وكيل، يسلّم نقده إلى ${nameAr}`] as const)]}
          optional
        />
      )}
    </div>
  )
}
