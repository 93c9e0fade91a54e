import { customerImportPages } from '../customer-imports.ts'

export const loader = customerImportPages.template
export const middleware = [loader.middleware]

export default function ImportTemplate() {
  return null
}
