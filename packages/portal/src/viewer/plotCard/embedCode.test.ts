// @vitest-environment jsdom
import { expect, test } from "vitest";
import { embedCode } from "./embedCode.ts";

function frameOf(code: string): HTMLIFrameElement {
  const place = document.createElement("template");
  place.innerHTML = code;
  const [frame, ...rest] = place.content.childNodes;
  expect(rest).toEqual([]);
  if (!(frame instanceof HTMLIFrameElement)) throw new Error(`no frame in ${code}`);
  return frame;
}
const address = "https://episcope.example/2020-06-05?masks=FFP2&leis=50%25#plot";

test("the code is an iframe of the plot with the current choice, without the hash", () => {
  const frame = frameOf(embedCode(address, "cases", "Infections", 500));
  expect(frame.src).toBe("https://episcope.example/2020-06-05?masks=FFP2&leis=50%25&embed=cases");
  expect(frame.title).toBe("Infections");
  expect(frame.getAttribute("loading")).toBe("lazy");
});

test("an embedded plot can be replaced by another", () => {
  const frame = frameOf(embedCode("https://episcope.example/x?embed=a&embed=b", "cases", "T", 500));
  expect(frame.src).toBe("https://episcope.example/x?embed=cases");
});

test("ampersands are escaped", () => {
  expect(embedCode(address, "cases", "R & D", 639.5)).toBe(
    '<iframe src="https://episcope.example/2020-06-05?masks=FFP2&amp;leis=50%25&amp;embed=cases" title="R &amp; D" width="100%" height="640" style="border:0" loading="lazy"></iframe>',
  );
});

test("hostile text does not leave its attribute", () => {
  const hostile = `"><script>alert(1)</script><i onload='x()' &quot; "`;
  const frame = frameOf(embedCode(`https://episcope.example/?q=${hostile}`, hostile, hostile, 500));
  expect(frame.title).toBe(hostile);
  expect(new URL(frame.src).searchParams.get("embed")).toBe(hostile);
  expect(frame.getAttributeNames()).toEqual([
    ...["src", "title", "width", "height", "style", "loading"],
  ]);
});
