import { FileField } from '#ui/form/file-field.tsx'
import type { FieldState } from '#ui/form/frame.tsx'

/** Taken at the door by the camera of the phone; large ones are made smaller before they are kept. */
export const PhotoField = ({ label, help, ...field }: FieldState & { label: string; help?: string }) => (
  <FileField
    {...field}
    label={label}
    help={help}
    kinds="صورة"
    accept="image/png,image/jpeg,image/webp"
    megabytes={10}
    capture="environment"
  />
)
