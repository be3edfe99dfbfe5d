// Plain JavaScript that any Node can read, so that one that is too old says so instead of failing on the first type.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    [
      '',
      `Aureole needs Node 22.18 or newer; this is ${process.versions.node}.`,
      'On Linux, npm brings a fitting one along: start everything by its npm script, such as npm start.',
      'Elsewhere, install a newer one from https://nodejs.org.',
      '',
    ].join('\n'),
  )
  process.exit(1)
}
