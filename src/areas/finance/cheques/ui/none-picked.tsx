import { FieldNotes, idIn } from '#ui/form/frame.tsx'

/** What is wrong with the cheques that were ticked: where the summary of the form leads to, since a column of boxes is no field. */
export function NonePicked({ errors, part = '' }: { errors: string[] | undefined; part?: string | undefined }) {
  const id = idIn(part, 'field-chequeId')
  return errors?.length ? (
    <div id={id} tabIndex={-1}>
      <FieldNotes id={id} errors={errors} />
    </div>
  ) : null
}
