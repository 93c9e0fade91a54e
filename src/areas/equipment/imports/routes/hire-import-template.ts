import { hireImportPages } from '../hire-imports.ts'

export const loader = hireImportPages.template
export const middleware = [loader.middleware]

export default function HireImportTemplate() {
  return null
}
