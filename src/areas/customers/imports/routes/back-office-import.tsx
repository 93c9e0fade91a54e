import { ImportScreen } from '#areas/imports/public-ui.tsx'
import { saying, submit, submitOneOf } from '#platform/http.ts'
import { howMany } from '#values/plural.ts'
import { checkImport, customerImportPages, importCustomers, refuseImport } from '../customer-imports.ts'
import { importPath, importsPath } from '../import-paths.ts'
import type { Route } from './+types/back-office-import'

export const meta = () => [{ title: 'استيراد العملاء · التحالف' }]

export const handle = { crumb: () => 'استيراد العملاء' }

export const loader = customerImportPages.one

export const action = submitOneOf({
  check: submit(checkImport, ({ importId }) => saying('فُحص الملف.', importPath(importId))),
  import: submit(importCustomers, ({ added }) => saying(`استُورد ${howMany(added, 'customer')}.`, '/admin/users')),
  refuse: submit(refuseImport, () => saying('تُرك الملف، ولم يُحفظ منه شيء.', importsPath)),
})

export default function ImportPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  return (
    <ImportScreen
      title="استيراد العملاء"
      shown={shown}
      reply={actionData}
      words={{
        good: ['عملاء يُسجَّلون', 'عملاء سُجّلوا'],
        known: 'مسجلون من قبل، يبقون كما هم',
        take: `استورد ${howMany(shown.good, 'customer', 'acc')}`,
      }}
    />
  )
}
