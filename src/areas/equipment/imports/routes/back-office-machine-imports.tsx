import { machineImportPath } from '#areas/equipment/paths.ts'
import { ImportsScreen } from '#areas/imports/public-ui.tsx'
import { saying, submit } from '#platform/http.ts'
import { machineImportPages, uploadMachines } from '../machine-imports.ts'
import type { Route } from './+types/back-office-machine-imports'

export const meta = () => [{ title: 'استيراد المعدات · التحالف' }]

export const handle = { crumb: () => 'استيراد المعدات' }

export const loader = machineImportPages.list

export const action = submit(uploadMachines, ({ id }) => saying('قُرئ الملف. راجع أعمدته ثم افحصه.', machineImportPath(id)))

export default function MachineImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsScreen title="استيراد المعدات" shown={loaderData} reply={actionData} />
}
