import { companyProfile } from '#areas/company/public.ts'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { PrivacyFrame } from '#areas/identity/ui/privacy-frame.tsx'
import { page } from '#platform/http.ts'
import type { Processing } from '#platform/personal.ts'
import { Card } from '#ui/card.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Told } from '#ui/told.tsx'
import { Latin } from '#ui/values.tsx'
import type { Route } from './+types/back-office-processing'

export const meta = () => [{ title: 'سجل المعالجة · التحالف' }]

export const handle = { crumb: () => 'سجل المعالجة' }

export const loader = page(identityPermissions.viewPrivacy, async (ctx) => {
  const { legalName, tradeName, dataOfficerName, dataOfficerEmail, hostingPlace, processors } = await companyProfile(ctx)
  return {
    company: { name: legalName ?? tradeName, dataOfficerName, dataOfficerEmail, hostingPlace, processors },
    rows: ctx.personal.flatMap(({ processing }) => processing),
  }
})

const columns: Column<Processing>[] = [
  { key: 'purpose', title: 'الغرض', cell: ({ purpose }) => <b className="medium">{purpose}</b> },
  { key: 'people', title: 'أصحاب البيانات', cell: ({ people }) => people },
  { key: 'data', title: 'البيانات', cell: ({ data }) => data },
  { key: 'ground', title: 'الأساس', cell: ({ ground }) => ground },
  { key: 'sharedWith', title: 'تُشارَك مع', cell: ({ sharedWith }) => sharedWith },
]

export default function ProcessingPage({ loaderData: { company, rows } }: Route.ComponentProps) {
  const { name, dataOfficerName, dataOfficerEmail, hostingPlace, processors } = company
  return (
    <PrivacyFrame current="processing">
      <Card flush title="أنشطة المعالجة">
        <Table caption="أنشطة المعالجة" columns={columns} rows={rows} keyOf={({ purpose }) => purpose} />
      </Card>
      <Card title="المتحكم ومن يعمل له">
        <dl className="told">
          <Told question="المتحكم">{name}</Told>
          <Told question="مسؤول حماية البيانات">
            {dataOfficerName ?? 'لم يُعيَّن بعد'}
            {dataOfficerEmail && (
              <>
                ، <Latin>{dataOfficerEmail}</Latin>
              </>
            )}
          </Told>
          <Told question="مكان حفظ البيانات">{hostingPlace ?? 'لم يُحدَّد بعد'}</Told>
          <Told question="مزوّدو الخدمة">{processors ?? 'لا أحد'}</Told>
        </dl>
      </Card>
    </PrivacyFrame>
  )
}
