/** What has to stand between words and those that go on from them: minds differ in whether they bring the space. */
export function jointOf(before: string, after: string): string {
  const open = /(^|[\s([{“‘«—-])$/u.test(before) || !/^[\p{L}\p{N}([{“‘«]/u.test(after)
  return open || endsSpaceless.test(before) || beginsSpaceless.test(after) ? '' : ' '
}

// Scripts that are written without spaces between words.
const endsSpaceless = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]$/u
const beginsSpaceless = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/u
