/** What a form open to everybody carries along: its sealed number, and a field that only a machine would fill. */
export function PublicFormFields({ form }: { form: string }) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          الموقع الإلكتروني
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
