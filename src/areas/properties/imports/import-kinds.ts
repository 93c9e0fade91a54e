import { propertiesPath } from '#areas/properties/property.ts'

/** What a table can bring. */
export const propertyImportKinds = {
  units: 'وحدات العقارات',
  owners: 'ملّاك العقارات وحصصهم',
  leases: 'المستأجرون وعقودهم',
} as const
export type PropertyImportKind = keyof typeof propertyImportKinds
export const propertyImportKindNames = Object.keys(propertyImportKinds) as [PropertyImportKind, ...PropertyImportKind[]]

export const propertyImportStatuses = { uploaded: 'رُفع', checked: 'فُحص', imported: 'استُورد', refused: 'لم يُستورد' } as const
export type PropertyImportStatus = keyof typeof propertyImportStatuses

/** One transaction takes all of a file: what is more comes in parts. */
export const mostRows = 5_000

export const importsPath = `${propertiesPath}/import`
export const importPath = (id: string) => `${importsPath}/${id}`
