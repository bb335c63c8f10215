declare module '*.css?compiled' {
  const css: string
  export default css
}
