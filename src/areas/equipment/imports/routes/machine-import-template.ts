import { machineImportPages } from '../machine-imports.ts'

export const loader = machineImportPages.template
export const middleware = [loader.middleware]

export default function MachineImportTemplate() {
  return null
}
