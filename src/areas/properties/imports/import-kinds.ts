import { propertiesPath } from '#areas/properties/property.ts'

/** What a table can bring. */
export const propertyImportKinds = {
  units: 'وحدات العقارات',
  owners: 'ملّاك العقارات وحصصهم',
  leases: 'المستأجرون وعقودهم',
} as const
export type PropertyImportKind = keyof typeof propertyImportKinds

export const importsPath = `${propertiesPath}/import`
export const importPath = (id: string) => `${importsPath}/${id}`
