/** Class names of a CSS module. An unknown name throws when the page is built, so a typing slip cannot reach a visitor. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
