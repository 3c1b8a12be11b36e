// Imported lazily: few visitors open it.
import { type ReactNode, useCallback } from "react";
import { useWidth } from "../../charts/useWidth.ts";
import FullScreen from "../../kit/containers/FullScreen.tsx";
import { showScreen } from "../address/changes.ts";
import ChartAsTable from "./ChartAsTable.tsx";
import { ChartTools, type ChartToolsProps } from "./ChartTools.tsx";

interface ChartScreenProps extends Omit<ChartToolsProps, "isScreen"> {
  readonly chart: (size: { readonly width: number; readonly height: number }) => ReactNode;
}

/** Title, tools and legend. */
const besideChart = 200;
const leastHeight = 200;

/** A chart that is none of the plots in the list, in full screen. */
export default function ChartScreen({ chart, ...props }: ChartScreenProps) {
  const { title, view } = props;
  const { changeFrom } = view;
  const leave = useCallback(() => changeFrom(() => showScreen(undefined)), [changeFrom]);
  return (
    <FullScreen title={title} onClose={leave}>
      {(height) => (
        <>
          <ChartTools {...props} isScreen />
          <h2>{title}</h2>
          <Drawn {...props} {...{ chart, height }} />
        </>
      )}
    </FullScreen>
  );
}

function Drawn({ chart, height, ...props }: ChartScreenProps & { readonly height: number }) {
  const [place, width] = useWidth();
  const isTable = props.view.address.tables.has(props.plot.shortNames[0]);
  return (
    <div ref={place}>
      {isTable ? (
        <ChartAsTable {...props} />
      ) : (
        chart({ width, height: Math.max(leastHeight, height - besideChart) })
      )}
    </div>
  );
}
