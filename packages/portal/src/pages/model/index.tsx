export { ModelPage as Component } from "./ModelPage.tsx";
