import { operatorImportPages } from '../machine-imports.ts'

export const loader = operatorImportPages.faults
export const middleware = [loader.middleware]

export default function OperatorImportFaults() {
  return null
}
