import { FileField } from './file-field.tsx'
import type { FieldState } from './frame.tsx'

/** A table somebody brings, as spreadsheets and banks save it. */
export function SheetField(props: FieldState) {
  return (
    <FileField
      {...props}
      label="الملف"
      kinds="XLSX أو CSV"
      accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      megabytes={10}
    />
  )
}
