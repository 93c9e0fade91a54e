import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { PhoneField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, Money, Phone } from '#ui/values.tsx'
import { suppliersPath } from '../bill.ts'
import { billsAddress } from '../bill-asked.ts'
import type { SupplierForm } from '../inputs.ts'
import { suppliers } from '../queries.ts'
import { addSupplier, changeSupplier } from '../use-cases/keep-suppliers.ts'
import type { Route } from './+types/back-office-suppliers'

export const meta = () => [{ title: 'المورّدون · التحالف' }]

export const handle = { crumb: () => 'المورّدون' }

export const loader = page(financePermissions.viewBills, async (ctx, { query }) => {
  const known = await suppliers(ctx)
  const mayManage = ctx.actor.may(financePermissions.manageSuppliers)
  return { known, mayManage, chosen: (mayManage && known.find(({ id }) => id === query.get('supplier'))) || null }
})

export const action = submitOneOf({
  add: submit(addSupplier, ({ name }) => saying(`أُضيف ${name}`, suppliersPath)),
  change: submit(changeSupplier, ({ name }) => saying(`حُفظ ${name}`, suppliersPath)),
})

type Supplier = Route.ComponentProps['loaderData']['known'][number]

const columns: Column<Supplier>[] = [
  {
    key: 'name',
    title: 'المورّد',
    cell: ({ id, name }) => (
      <Link className="link" to={billsAddress({ supplier: id })}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { key: 'vatin', title: 'الرقم الضريبي', cell: ({ vatin }) => vatin && <Code>{vatin}</Code> },
  { key: 'phone', title: 'الهاتف', cell: ({ phone }) => phone && <Phone number={phone} /> },
  { key: 'open', title: 'له', numeric: true, cell: ({ open }) => (open > 0n ? <Money amount={open} /> : null) },
]

const change: Column<Supplier> = {
  key: 'change',
  title: 'تعديل',
  cell: ({ id, name }) => (
    <Link className="link sm" to={`${suppliersPath}?supplier=${id}`} aria-label={`عدّل ${name}`} preventScrollReset>
      عدّل
    </Link>
  ),
}

export default function SuppliersPage({ loaderData: { known, mayManage, chosen }, actionData }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>المورّدون</h1>
      </div>
      <div className={mayManage ? 'cols' : 'stack'}>
        <Card flush>
          {known.length > 0 ? (
            <Table caption="المورّدون" columns={mayManage ? [...columns, change] : columns} rows={known} keyOf={({ id }) => id} />
          ) : (
            <Empty title="لا مورّدين بعد">أضف من تشتري منه، ثم سجّل فواتيره.</Empty>
          )}
        </Card>
        {mayManage && <SupplierFields key={chosen?.id ?? known.length} chosen={chosen} reply={actionData} />}
      </div>
    </>
  )
}

function SupplierFields({ chosen, reply }: { chosen: Supplier | null; reply: Reply | undefined }) {
  const field = fieldsOf<SupplierForm>(reply)
  const to = chosen ? `${suppliersPath}?supplier=${chosen.id}&act=change` : `${suppliersPath}?act=add`
  return (
    <Card title={chosen ? <bdi>{chosen.name}</bdi> : 'أضف مورّدًا'}>
      <PostForm action={to} reply={reply} before="الحفظ">
        {chosen && <input type="hidden" name="supplierId" value={chosen.id} />}
        <Field {...field('name', chosen?.name)} label="الاسم" required />
        <Field {...field('vatin', chosen?.vatin ?? undefined)} label="الرقم الضريبي" dir="ltr" optional />
        <PhoneField {...field('phone', chosen?.phone ?? undefined)} label="الهاتف" optional />
        <Field {...field('iban', chosen?.iban ?? undefined)} label="الآيبان" dir="ltr" autoComplete="off" optional />
        <div>
          <SubmitButton>{chosen ? 'احفظ المورّد' : 'أضف المورّد'}</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
