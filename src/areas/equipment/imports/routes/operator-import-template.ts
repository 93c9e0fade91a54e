import { operatorImportPages } from '../machine-imports.ts'

export const loader = operatorImportPages.template
export const middleware = [loader.middleware]

export default function OperatorImportTemplate() {
  return null
}
