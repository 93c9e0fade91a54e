import { sheetImportPath } from '#areas/equipment/paths.ts'
import { ImportsScreen } from '#areas/imports/public-ui.tsx'
import { saying, submit } from '#platform/http.ts'
import { sheetImportPages, uploadSheets } from '../sheet-imports.ts'
import type { Route } from './+types/back-office-sheet-imports'

export const meta = () => [{ title: 'استيراد كشوف الساعات · التحالف' }]

export const handle = { crumb: () => 'استيراد كشوف الساعات' }

export const loader = sheetImportPages.list

export const action = submit(uploadSheets, ({ id }) => saying('قُرئ الملف. راجع أعمدته ثم افحصه.', sheetImportPath(id)))

export default function SheetImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsScreen title="استيراد كشوف الساعات" shown={loaderData} reply={actionData} />
}
