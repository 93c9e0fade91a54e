/** The parts of a spreadsheet's file that are the same for every sheet, and the spelling of its cells. */

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const ours = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The places of the formats in `styles`, by the kind of cell. */
export const formats = { number: 0, title: 1, money: 2, day: 3, text: 4 } as const

const styles = `${head}<styleSheet xmlns="${spreadsheet}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.000;[Red]\\-#,##0.000"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Arial"/></font><font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Arial"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF0F4C5C"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"><alignment horizontal="center"/></xf><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`

export const sheetPath = 'xl/worksheets/sheet1.xml'

export function partsAround(name: string): [path: string, xml: string][] {
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`
  return [
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${ours}.sheet.main+xml"/><Override PartName="/${sheetPath}" ContentType="${ours}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${ours}.styles+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="${packages}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${head}<workbook xmlns="${spreadsheet}" xmlns:r="${relations}"><sheets><sheet name="${spelled(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="${packages}/relationships">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}</Relationships>`,
    ],
    ['xl/styles.xml', styles],
  ]
}

/** From right to left, its first row kept in sight. */
export function sheetHead(widths: number[]) {
  const columns = widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
  return `${head}<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView rightToLeft="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`
}

export const sheetFoot = (columns: number, rows: number) =>
  `</sheetData><autoFilter ref="A1:${columnName(columns - 1)}${rows}"/></worksheet>`

/** A, B … Z, AA */
export function columnName(index: number): string {
  return (index > 25 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))
}

/**
 * Text as a cell that is text and stays text: never a formula, whatever sign it begins with. What XML cannot hold is left out,
 * and what a spreadsheet would read as one of its own escapes (_x000D_) is escaped itself.
 */
export function textCell(place: string, text: string, format: number = formats.text) {
  return `<c r="${place}" s="${format}" t="inlineStr"><is><t xml:space="preserve">${spelled(text.slice(0, longestCell))}</t></is></c>`
}

const longestCell = 32_767

function spelled(text: string) {
  return text
    .toWellFormed()
    .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}

/** Spreadsheets refuse these signs in a name, and more than 31 of any. */
const sheetName = (name: string) =>
  name
    .replace(/[:\\/?*[\]]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .slice(0, 31) || 'Sheet1'
